import '@fontsource-variable/inter'
import '@bourselet/widgets/styles.css'
import './site.css'
import { createRoot } from 'react-dom/client'
import { Site } from './app/site.tsx'
import { loadSiteConfig } from './shared/site-config.ts'

const config = await loadSiteConfig()
createRoot(document.getElementById('app')!).render(<Site config={config} />)
