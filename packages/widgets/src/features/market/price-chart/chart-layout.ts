import { parseColour } from './parse-colour.ts'

/** The options of the chart library that are the same for every chart. */
export const chartLayout = {
  autoSize: true,
  layout: {
    attributionLogo: false,
    fontSize: 11,
    panes: { enableResize: true },
    colorParsers: [parseColour],
  },
  rightPriceScale: {
    borderVisible: false,
    scaleMargins: { top: 0.14, bottom: 0.26 },
    minimumWidth: 64,
    tickMarkDensity: 4,
  },
  timeScale: {
    borderVisible: false,
    timeVisible: true,
    secondsVisible: false,
    /** Distance between two candles in px. */
    barSpacing: 8,
    /** Free space after the latest candle, measured in candles. */
    rightOffset: 4,
  },
  crosshair: { mode: 0 },
  handleScroll: { vertTouchDrag: false },
}

/** Empty space above and below the volume bars, as fractions of the height of the chart. */
export const volumeMargins = { top: 0.84, bottom: 0 }

/** Older candles are loaded when fewer loaded candles than this precede the visible ones. */
export const OLDEST_WITHIN = 20
