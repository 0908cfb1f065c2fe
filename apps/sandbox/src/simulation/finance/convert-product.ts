import { acceptQuote } from '../../features/convert/accept-quote.ts'
import { convertMigration, quotesOfMemberMigration } from '../../features/convert/convert.migration.ts'
import { giveQuote } from '../../features/convert/give-quote.ts'
import { convertFaults } from './convert-faults.ts'
import { convertSimulation } from './convert-simulation.ts'
import { simulatedProduct } from './finance-product.ts'

/** Conversions in the simulations of finance products. */
export const convert = simulatedProduct({
  name: 'convert',
  migrations: () => [convertMigration, quotesOfMemberMigration],
  modules: { giveQuote, acceptQuote },
  files: ['features/convert/give-quote.ts', 'features/convert/accept-quote.ts'],
  simulate: convertSimulation,
  faults: convertFaults,
  happens: ['convert quote done', 'convert accept done'],
})
