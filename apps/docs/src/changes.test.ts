import { expect, test } from 'vitest'
import changelog from '../../../scripts/changelog.ts'
import { changesIn } from './changes.ts'

const chart = '**Chart.** Two styles.\n\n- Bars\n- Lines'
const ticket = '**Ticket.** Shows the fee.'
const entry = (summary: string) => changelog.getReleaseLine({ summary })

test('the documentation of a release lists each change of its version once, with all packages that it concerns', () => {
  const sdk = `# @bourselet/sdk\n\n## 0.5.0\n\n### Minor Changes\n\n${entry(chart)}\n## 0.4.0\n\n### Minor Changes\n\n${entry('**Old.** Older.')}`
  const widgets = `# @bourselet/widgets\n\n## 0.5.0\n\n### Minor Changes\n\n${entry(chart)}\n### Patch Changes\n\n${entry(ticket)}\n`
  const conformance = '# @bourselet/conformance\n\n## 0.5.0\n'
  const changelogs = {
    '@bourselet/sdk': sdk,
    '@bourselet/widgets': widgets,
    '@bourselet/conformance': conformance,
  }
  expect(changesIn(changelogs, '0.5.0')).toEqual([
    { packages: ['@bourselet/sdk minor', '@bourselet/widgets minor'], text: chart },
    { packages: ['@bourselet/widgets patch'], text: ticket },
  ])
  expect(changesIn(changelogs, '0.4.0').map(({ text }) => text)).toEqual(['**Old.** Older.'])
  // The section of release 0.5.0 is not used for its pre-release 0.5.0-next.0.
  expect(changesIn(changelogs, '0.5.0-next.0')).toEqual([])
})
