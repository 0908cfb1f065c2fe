import './held-inputs.ts'

// This module replaces `react-dom/client` in both builds of the tags.
export { createRoot } from 'preact/compat/client'
