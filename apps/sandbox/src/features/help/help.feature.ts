import { defineFeature } from '../../exchange/feature.ts'
import { helpMigration, videoMigration } from './help.migration.ts'
import { helpRoutes } from './routes.ts'

/** The feature `help`: the help center and the link to customer service. */
export const helpFeature = defineFeature({
  name: 'help',
  migrations: [helpMigration, videoMigration],
  open: () => ({ routes: helpRoutes() }),
})
