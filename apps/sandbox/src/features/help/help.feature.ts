import { defineFeature } from '../../exchange/feature.ts'
import { helpRoutes } from './routes.ts'

/** Help and customer service. */
export const helpFeature = defineFeature({
  name: 'help',
  open: () => ({ routes: helpRoutes() }),
})
