import { BarController, BarElement, Chart as ChartJs, LinearScale } from 'chart.js'
import { useMemo, useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import type { DayTotal } from './day-total.ts'
import { stairsOf } from './stairs.ts'
import { stairData, stairOptions, stairTokens } from './stairs-drawing.ts'

ChartJs.register(BarController, BarElement, LinearScale)

export type StairsPlotProps = { days: readonly DayTotal[]; count: number; chosen: number | null }

/** The chart of daily totals as steps. */
export function StairsPlot({ days, count, chosen }: StairsPlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const { hideAmounts } = usePreferences()
  const colours = useColours(host, stairTokens)
  const stairs = useMemo(() => stairsOf(days, count), [days, count])
  const dates = useMemo(() => days.slice(-count).map(({ date }) => date), [days, count])
  return (
    <div ref={host} className="bl-stairs__canvas">
      {colours && (
        <Chart
          type="bar"
          aria-hidden
          options={stairOptions(stairs, dates, colours, format, hideAmounts)}
          data={stairData(stairs, colours, chosen)}
          updateMode="none"
        />
      )}
    </div>
  )
}
