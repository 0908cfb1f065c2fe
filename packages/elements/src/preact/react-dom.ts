// This module replaces `react-dom` in both builds of the tags.
export { createPortal } from 'preact'
export { flushSync } from './flush-sync.ts'
