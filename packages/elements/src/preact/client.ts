import './held-inputs.ts'

/** `react-dom/client` of the script build. */
export { createRoot } from 'preact/compat/client'
