export { defineConfig } from './config-element.ts'
export { configure, type PageSettings } from './page.ts'
export { tags } from './tags.ts'
