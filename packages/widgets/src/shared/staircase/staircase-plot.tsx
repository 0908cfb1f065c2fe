import { BarController, BarElement, Chart as ChartJs, LinearScale } from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useFormat } from '../format/use-format.ts'
import { useColours } from '../theme/use-colours.ts'
import type { Staircase } from './staircase.ts'
import { type StaircaseTone, staircaseData, staircaseOptions, staircaseTokens } from './staircase-drawing.ts'

ChartJs.register(BarController, BarElement, LinearScale)

export type StaircasePlotProps = {
  staircase: Staircase
  tone: StaircaseTone
  chosen: number | null
  /** Shows dots instead of the amounts of the scale. */
  hidden: boolean
}

/** The bars and the scale of a day staircase. */
export function StaircasePlot({ staircase, tone, chosen, hidden }: StaircasePlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const colours = useColours(host, staircaseTokens)
  return (
    <div ref={host} className="bl-staircase__canvas">
      {colours && (
        <Chart
          type="bar"
          aria-hidden
          options={staircaseOptions(staircase, colours, format, hidden)}
          data={staircaseData(staircase, colours, tone, chosen)}
          updateMode="none"
        />
      )}
    </div>
  )
}
