export type { HelpLinks } from './help-links.ts'
export { HelpSearch, type HelpSearchProps } from './help-search/help-search.tsx'
