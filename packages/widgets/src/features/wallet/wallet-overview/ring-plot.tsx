import { ArcElement, Chart as ChartJs, DoughnutController } from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useColours } from '../../../shared/theme/use-colours.ts'

ChartJs.register(DoughnutController, ArcElement)

const tokens = ['--bl-surface-1'] as const

export type RingPlotProps = { parts: readonly number[]; colours: readonly string[] }

/** A ring chart of parts, given in percent. */
export function RingPlot({ parts, colours }: RingPlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const own = useColours(host, tokens)
  return (
    <div ref={host} className="bl-allocation__canvas">
      {own && (
        <Chart
          type="doughnut"
          aria-hidden
          options={{ animation: false, maintainAspectRatio: false, events: [], cutout: '76%' }}
          data={{
            datasets: [
              {
                data: [...parts],
                backgroundColor: [...colours],
                borderColor: own['--bl-surface-1'],
                borderWidth: parts.length > 1 ? 2 : 0,
              },
            ],
          }}
          updateMode="none"
        />
      )}
    </div>
  )
}
