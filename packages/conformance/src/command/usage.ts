import { groupNames } from '../report.ts'

/** The text that `--help` prints. */
export const usage = `Checks an exchange back end against the Bourselet contract and its rules, from outside.

  npx @bourselet/conformance --base https://exchange.example [options]

  --base URL            address of the back end, in front of /data/…
  --account A           e-mail address of a member of yours, for the checks that need one
  --password P          the member's log-in password
  --token T             a token of the member, instead of account and password
  --fund-password P     the member's fund password, for one transfer (with --write)
  --write               also place orders far from the market and cancel them, ask for a quote,
                        and transfer 1 USDT to the futures account and back
  --symbol BTCUSDT      symbol whose market data are checked; default: the first that trades
  --stream URL          address of the stream; default: /ws beside the base, optional there
  --only NAMES          groups (${groupNames.join(', ')})
                        or beginnings of names of checks, such as calls/market; separated by commas
  --timeout SECONDS     longest wait for an answer or an event; default: 10
  --json FILE           write the report as JSON too; - writes it to the output, instead of the text
  --verbose             list the checks that passed, too
  --help, --version

Environment: CONFORMANCE_BASE, CONFORMANCE_ACCOUNT, CONFORMANCE_PASSWORD, CONFORMANCE_TOKEN,
CONFORMANCE_FUND_PASSWORD. Prefer them for secrets: other users of a machine can see arguments.

Exit code: 0 every check that was made passed, 1 a check failed, 2 nothing could be checked.
`
