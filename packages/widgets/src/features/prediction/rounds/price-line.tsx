import { Chart as ChartJs, Filler, LinearScale, LineController, LineElement, PointElement } from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { bandData, bandOptions, bandTokens } from './band-drawing.ts'
import type { BandPicture } from './band-picture.ts'

ChartJs.register(LineController, LineElement, PointElement, LinearScale, Filler)

export type PriceLineProps = { picture: BandPicture; width: number }

/** The chart that draws one price line across the cards of all rounds. */
export function PriceLine({ picture, width }: PriceLineProps) {
  const host = useRef<HTMLDivElement>(null)
  const colours = useColours(host, bandTokens)
  return (
    <div ref={host} className="bl-rounds__canvas">
      {colours && (
        <Chart
          type="line"
          aria-hidden
          options={bandOptions(picture, width)}
          data={bandData(picture, colours)}
          updateMode="none"
        />
      )}
    </div>
  )
}
