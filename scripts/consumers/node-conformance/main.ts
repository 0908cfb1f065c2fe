import { checkConformance } from '@bourselet/conformance'

const report = await checkConformance({ base: process.env.EXCHANGE_URL ?? 'https://exchange.example' })
for (const { status, title, deviations } of report.results)
  if (status === 'failed') console.error(title, deviations)
process.exitCode = report.conforms ? 0 : 1
