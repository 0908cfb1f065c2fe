export { DialogPanel } from './dialog-panel.tsx'
export { PopoverPanel } from './popover-panel.tsx'
export { SelectList } from './select-list.tsx'
export { SheetPanel } from './sheet-panel.tsx'
