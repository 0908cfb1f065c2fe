export { PopoverPanel } from './compact-popover.tsx'
export { SelectList } from './compact-select.tsx'
