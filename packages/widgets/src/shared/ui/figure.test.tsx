import { expect, test } from 'vitest'
import { renderKit } from '../../testing/render-kit.tsx'
import { Figure } from './figure.tsx'

test('a figure has as many decimals as `tick` or `decimals` says; without both, it has no trailing zeros', async () => {
  const { host } = await renderKit(
    <>
      <Figure value="1250.50" tick="0.001" />
      <Figure value="1250.50" decimals={2} />
      <Figure value="1250.00" decimals={0} />
      <Figure value="1250.50" />
    </>,
    { locale: 'en' },
  )
  const figures = [...host.querySelectorAll('.bl-figure')]
  expect(figures.map(({ textContent }) => textContent)).toEqual(['1,250.500', '1,250.50', '1,250', '1,250.5'])
  // The fraction includes the decimal point, at which columns are aligned.
  const fractions = [...host.querySelectorAll('.bl-figure__fraction')]
  expect(fractions.map(({ textContent }) => textContent)).toEqual(['.500', '.50', '', '.5'])
})
