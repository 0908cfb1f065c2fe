import '@fontsource-variable/inter'
import '../src/styles.ts'
import { createRoot } from 'react-dom/client'
import { BourseletProvider, isLocale } from '../src/index.ts'
import { Kit } from './kit.tsx'
import { quietClient } from './quiet-client.ts'
import './gallery.css'

const asked = new URLSearchParams(location.search)
const locale = asked.get('locale')
document.documentElement.dataset.blTheme = asked.get('theme') ?? 'dark'
if (asked.has('market')) document.documentElement.dataset.blMarket = asked.get('market') ?? ''

createRoot(document.getElementById('app')!).render(
  <BourseletProvider client={quietClient} locale={isLocale(locale) ? locale : 'en'}>
    <Kit />
  </BourseletProvider>,
)
