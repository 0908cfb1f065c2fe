import { Chart as ChartJs, Filler, LinearScale, LineController, LineElement, PointElement } from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { bandTokens } from '../rounds/band-drawing.ts'
import { type OptionPicture, optionData, optionOptions } from './option-picture.ts'

ChartJs.register(LineController, LineElement, PointElement, LinearScale, Filler)

/** A canvas with the line of the index price and the running options. */
export function OptionLine({ picture }: { picture: OptionPicture }) {
  const host = useRef<HTMLDivElement>(null)
  const colours = useColours(host, bandTokens)
  return (
    <div ref={host} className="bl-ochart__canvas">
      {colours && (
        <Chart
          type="line"
          aria-hidden
          options={optionOptions(picture)}
          data={optionData(picture, colours)}
          updateMode="none"
        />
      )}
    </div>
  )
}
