import type { RoundRulesSource } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { UploadedFile } from '../../files/declared-type.ts'
import type { Uploads } from '../../files/uploads.ts'
import { defineRoutes } from '../../http/routes.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { carousel } from './carousel.ts'
import { contentPage } from './content-page.ts'
import { webSettings } from './web-settings.ts'

export function siteRoutes(exchange: Exchange, uploads: Uploads, roundRules: RoundRulesSource) {
  return defineRoutes({
    'site.settings': async () => webSettings(exchange, await roundRules()),
    'site.upload': ({ file, scene }, { memberId }) => {
      if (!(file instanceof UploadedFile)) throw invalid({ file: 'REQUIRED' })
      return uploads.accept(memberId, file, scene)
    },
    'site.carousel': (request, { language }) => carousel(request?.position ?? 'home', language),
    'site.page': async ({ code }, { language }) => {
      const page = await contentPage(code, language)
      if (!page) throw new Refusal('NOT_FOUND', { field: 'code' })
      return page
    },
  })
}
