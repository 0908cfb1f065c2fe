import { DAY_MS } from '@bourselet/sdk/money'
import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { filesMigration } from '../../files/files.migration.ts'
import { openUploads } from '../../files/uploads.ts'
import { contentPage } from './content-page.ts'
import { siteRoutes } from './routes.ts'

/** Time of day in UTC at which unused pictures are deleted, after the other daily work. */
const DISCARD_AT_MS = 5 * 3_600_000

/** The feature of site settings, content pages, carousels and uploads. */
export const siteFeature = defineFeature({
  name: 'site',
  migrations: [filesMigration],
  needs: ['roundRules'],
  provides: ['files', 'pages'],
  open(exchange, { roundRules }) {
    const uploads = openUploads(exchange)
    const { clock, log } = exchange
    let job: Job | undefined
    return {
      routes: siteRoutes(exchange, uploads, roundRules),
      provides: {
        files: uploads,
        pages: (language, code) => contentPage(code, language)?.content_html ?? '',
      },
      async start() {
        await uploads.sweep()
        const times = { every: DAY_MS, offset: DISCARD_AT_MS }
        job = startJob(clock, { name: 'uploads', log, ...times, run: uploads.discard })
      },
      async stop() {
        await job?.stop()
        await uploads.close()
      },
    }
  },
})
