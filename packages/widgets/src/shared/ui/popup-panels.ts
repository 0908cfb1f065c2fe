export { PopoverPanel } from './popover-panel.tsx'
export { SelectList } from './select-list.tsx'
