import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { contentPage } from './content-page.ts'
import { webSettings } from './web-settings.ts'

export function siteRoutes({ clock, settings }: Exchange) {
  return defineRoutes({
    'site.settings': () => webSettings(settings, clock.now()),
    'site.page': async ({ code }, { language }) => {
      const page = await contentPage(code, language)
      if (!page) throw new Refusal('NOT_FOUND', { field: 'code' })
      return page
    },
  })
}
