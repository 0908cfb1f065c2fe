import './held-inputs.ts'

/** Replaces `react-dom/client` in the script build. */
export { createRoot } from 'preact/compat/client'
