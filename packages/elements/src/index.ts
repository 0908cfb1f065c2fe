export { defineConfig } from './config-element.ts'
export type { PageSettings } from './page-settings.ts'
export { configure } from './settings.ts'
export { tags } from './tags.ts'
