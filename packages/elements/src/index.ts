export { defineConfig } from './config-element.ts'
export { configure, type PageSettings } from './settings.ts'
export { tags } from './tags.ts'
