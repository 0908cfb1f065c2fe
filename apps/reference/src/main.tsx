import '@fontsource-variable/inter'
import '@bourselet/widgets/styles.css'
import { createRoot } from 'react-dom/client'
import { Site } from './app/site.tsx'
import { loadSiteConfig } from './shared/site-config.ts'
import './shell.css'
import './site.css'

const config = await loadSiteConfig()
createRoot(document.getElementById('app')!).render(<Site config={config} />)
