import { DAY_MS } from '@bourselet/sdk/money'
import { HOUR_MS } from '../../clock/clock.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { filesMigration } from '../../files/files.migration.ts'
import { openUploads } from '../../files/uploads.ts'
import { contentPage } from './content-page.ts'
import { siteRoutes } from './routes.ts'

/** Time of day in UTC at which unused pictures are deleted, after the other daily work. */
const DISCARD_AT_MS = 5 * HOUR_MS

/** The feature of site settings, content pages, carousels and uploads. */
export const siteFeature = defineFeature({
  name: 'site',
  migrations: [filesMigration],
  needs: ['roundRules'],
  provides: ['files', 'pages'],
  open(exchange, { roundRules }) {
    const uploads = openUploads(exchange)
    return {
      routes: siteRoutes(exchange, uploads, roundRules),
      provides: {
        files: uploads,
        pages: (language, code) => contentPage(code, language)?.content_html ?? '',
      },
      start: () => uploads.sweep(),
      jobs: [{ name: 'uploads', every: DAY_MS, offset: DISCARD_AT_MS, run: uploads.discard }],
      stop: () => uploads.close(),
    }
  },
})
