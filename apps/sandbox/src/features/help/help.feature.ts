import { defineFeature } from '../../exchange/feature.ts'
import { helpRoutes } from './routes.ts'

/** The feature of help pages and customer service. */
export const helpFeature = defineFeature({
  name: 'help',
  open: () => ({ routes: helpRoutes() }),
})
