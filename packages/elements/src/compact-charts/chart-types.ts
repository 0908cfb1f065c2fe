/** The parts of Chart.js's data sets and options that the widgets use. */
export type Point = { x: number; y: number }

export type Bar = { x: number; y: [number, number] }

export type DataSet = {
  data: readonly (Point | Bar | number)[]
  backgroundColor?: string | readonly string[]
  borderColor?: string
  borderWidth?: number
  borderDash?: number[]
  borderJoinStyle?: CanvasLineJoin
  stepped?: 'before' | 'after'
  showLine?: boolean
  pointRadius?: number
  fill?: false | 'origin' | 'start' | { target: { value: number }; above: string; below: string }
  barPercentage?: number
  minBarLength?: number
}

export type AxisOptions = {
  min?: number
  max?: number
  beginAtZero?: boolean
  display?: boolean
  grid?: {
    display?: boolean
    drawTicks?: boolean
    color?: string | ((context: { tick: { value: number } }) => string)
    lineWidth?: number
  }
  ticks?: {
    color?: string
    padding?: number
    maxTicksLimit?: number
    includeBounds?: boolean
    autoSkipPadding?: number
    callback?: (value: number) => string
  }
  afterFit?: (scale: { width: number }) => void
}

export type Sides = { top: number; right: number; bottom: number; left: number }

export type ChartOptions = {
  clip?: false
  cutout?: `${number}%`
  layout?: { padding?: Partial<Sides> }
  scales?: { x?: AxisOptions; y?: AxisOptions }
}
