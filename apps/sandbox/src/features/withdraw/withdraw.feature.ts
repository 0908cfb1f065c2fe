import { defineFeature } from '../../exchange/feature.ts'
import { sealOldCards } from './bank-cards.ts'
import { destinationsOf } from './destinations.ts'
import { nextStep, takeDueSteps } from './due-steps.ts'
import { failureControl, reviewWithdrawal } from './review-withdrawal.ts'
import { withdrawRoutes } from './routes.ts'
import { cardDigestMigration, withdrawMigration } from './withdraw.migration.ts'

/** The feature of withdrawals and of saved addresses and bank cards. */
export const withdrawFeature = defineFeature({
  name: 'withdraw',
  migrations: [withdrawMigration, cardDigestMigration],
  seeds: ({ vault }) => [sealOldCards(vault)],
  provides: ['destinations'],
  open(exchange) {
    const { vault } = exchange
    return {
      routes: withdrawRoutes(exchange),
      provides: { destinations: { of: (reader, memberId) => destinationsOf(vault, reader, memberId) } },
      reviewers: { withdraw: (decision) => reviewWithdrawal(exchange, decision) },
      controls: { withdraw: failureControl(exchange) },
      jobs: [{ name: 'withdrawals', due: () => nextStep(exchange), run: () => takeDueSteps(exchange) }],
    }
  },
})
