import { aiMigration } from '../../features/ai/ai.migration.ts'
import { openAiPlans } from '../../features/ai/ai-plans.ts'
import { createDraft } from '../../features/ai/create-draft.ts'
import { finishOrder, payDraft } from '../../features/ai/submit-order.ts'
import { aiFaults } from './ai-faults.ts'
import { aiSimulation } from './ai-simulation.ts'
import { simulatedProduct } from './finance-product.ts'

/** AI orders in the simulations of finance products. */
export const ai = simulatedProduct({
  name: 'AI',
  migrations: () => [aiMigration],
  modules: { openAiPlans, createDraft, payDraft, finishOrder },
  files: ['features/ai/ai-plans.ts', 'features/ai/create-draft.ts', 'features/ai/submit-order.ts'],
  simulate: aiSimulation,
  faults: aiFaults,
  happens: ['AI draft done', 'AI pay done', 'AI finish done'],
})
