import '@fontsource-variable/inter'
import '@bourselet/widgets/styles.css'
import { createRoot } from 'react-dom/client'
import { Site } from './app/site.tsx'
import { applyStyles } from './shared/apply-styles.ts'
import { loadSiteConfig } from './shared/site-config.ts'
import { registerServiceWorker, watchForUpdate } from './shared/site-update.ts'
import './inter-latin.css'
import './shell.css'
import './site.css'

watchForUpdate()
const [config] = await Promise.all([loadSiteConfig(), applyStyles()])
createRoot(document.getElementById('app')!).render(<Site config={config} />)
// The service worker is not registered during development, because it would serve old copies of files that were
// changed.
if (import.meta.env.PROD) registerServiceWorker()
