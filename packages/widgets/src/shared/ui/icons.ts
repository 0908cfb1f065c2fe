// Line icons as paths on a 24 px grid with a stroke of 1.5. Each is an export of its own, so that a page loads only the
// icons that it shows. The icons of the library lucide would add more bytes, and it has none for candles or a chip.

/** The path of a line icon, such as `icons.search`. */
export type IconShape = `M${string}` | `m${number} ${string}`

export const home: IconShape = 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z'

export const market: IconShape = 'M5 19v-5M9.7 19V9M14.3 19v-7M19 19V5'

export const candles: IconShape =
  'M7.5 4v3M7.5 15.5V19M5.5 7h4v8.5h-4zM16.5 5v3.5M16.5 14v6M14.5 8.5h4V14h-4z'

export const trend: IconShape = 'M4 16.5 9.5 11l3.5 3.5L20 7.5M15 7.5h5v5'

export const wallet: IconShape =
  'M18.5 8.5V6.5a1 1 0 0 0-1-1H6A1.5 1.5 0 0 0 6 8.5h13a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H6a1.5 1.5 0 0 1-1.5-1.5V7M16.2 13.700h.1'

export const user: IconShape =
  'M12 11.5a3.7 3.7 0 1 0 0-7.5 3.7 3.7 0 0 0 0 7.5M4.8 20c.7-3.5 3.6-5.5 7.2-5.5s6.5 2 7.2 5.5'

export const userPlus: IconShape =
  'M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M18 8.5v5M15.5 11h5'

export const bell: IconShape =
  'M12 4a5.5 5.5 0 0 0-5.5 5.5v3.300L5 16.5h14l-1.5-3.700V9.5A5.5 5.5 0 0 0 12 4M10 19.300a2.1 2.1 0 0 0 4 0'

export const globe: IconShape =
  'M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400M4 12h16M12 3.800c2.4 2.3 3.5 5.2 3.5 8.200s-1.1 5.9-3.5 8.200c-2.4-2.3-3.5-5.2-3.5-8.200s1.1-5.9 3.5-8.2'

export const search: IconShape = 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.8 15.8 20 20'

export const star: IconShape =
  'm12 4.5 2.3 4.7 5.2.8-3.75 3.65.9 5.150L12 16.400l-4.65 2.4.9-5.150L4.5 10l5.2-.8z'

export const chevronDown: IconShape = 'm7 10 5 5 5-5'

export const chevronUp: IconShape = 'm7 14 5-5 5 5'

export const chevronLeft: IconShape = 'm14.5 6.5-5.5 5.5 5.5 5.5'

export const chevronRight: IconShape = 'm9.5 6.5 5.5 5.5-5.5 5.5'

export const arrowRight: IconShape = 'M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5'

export const close: IconShape = 'm6.5 6.5 11 11M17.5 6.5l-11 11'

export const check: IconShape = 'm5.5 12.5 4.2 4.2 8.8-9.2'

export const plus: IconShape = 'M12 5.5v13M5.5 12h13'

export const minus: IconShape = 'M5.5 12h13'

export const eye: IconShape =
  'M3.5 12s3-6 8.5-6 8.5 6 8.5 6-3 6-8.5 6-8.5-6-8.5-6M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5'

export const eyeOff: IconShape =
  'm4.5 4.5 15 15M9.5 6.400A8 8 0 0 1 12 6c5.5 0 8.5 6 8.5 6a15 15 0 0 1-2.3 3.100M6.2 8.200A14.5 14.5 0 0 0 3.5 12s3 6 8.5 6c1.5 0 2.8-.4 4-1.100M10.2 10.300a2.5 2.5 0 0 0 3.5 3.5'

export const sun: IconShape =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1'

export const moon: IconShape = 'M19.5 14.200A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7'

export const settings: IconShape =
  'M4 8h9M17.5 8H20M4 16h2.5M11 16h9M15.3 10.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400M8.7 18.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4'

export const copy: IconShape =
  'M9 9h9.5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1zM15 9V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h4'

export const refresh: IconShape = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9M19.5 4.5V9H15'

export const deposit: IconShape =
  'M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5'

export const withdraw: IconShape =
  'M12 15V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5'

export const swap: IconShape = 'M4.5 9h14M15 5.5 18.5 9M19.5 15h-14M9 18.5 5.5 15'

export const clock: IconShape = 'M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400M12 7.5V12l3 2.5'

export const percent: IconShape =
  'm6 18 12-12M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5'

export const calculator: IconShape =
  'M6.5 4h11a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8.500 7.500h7M9 12h.1M12 12h.1M15 12h.1M9 16h.1M12 16h.1M15 16h.1'

export const bank: IconShape =
  'M4 9.5 12 4.5l8 5zM6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M4.5 17h15M4 20h16'

export const chip: IconShape =
  'M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7M10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3M10.5 10.5h3v3h-3z'

export const calendar: IconShape =
  'M5.5 6h13a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M8.5 4v3.5M15.5 4v3.5M4.5 10h15M9 15l2.2 2.200L15.5 13'

export const invite: IconShape =
  'M4.5 11h15V20h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5S11 4 8.7 4a1.75 1.75 0 0 0 0 3.5zM12 7.5S13 4 15.3 4a1.75 1.75 0 0 1 0 3.5z'

export const receipt: IconShape =
  'M6 4h12v16.5l-2.4-1.5-1.8 1.5-1.8-1.5-1.8 1.5L8.4 19 6 20.5zM9.5 8.5h5M9.5 12h5'

export const help: IconShape =
  'M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400M9.6 9.700a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.2.9-1.2 1.800M12 16.600v.1'

export const headset: IconShape =
  'M4.5 17v-4.5a7.5 7.5 0 0 1 15 0V17M4.5 13.5H7a.5.5 0 0 1 .5.5v4a.5.5 0 0 1-.5.5H5.5a1 1 0 0 1-1-1zM19.5 13.5H17a.5.5 0 0 0-.5.5v4a.5.5 0 0 0 .5.5h1.5a1 1 0 0 0 1-1zM19.5 17.5c0 2-1.8 3-4 3H13'

export const info: IconShape = 'M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400M12 11v5.5M12 7.700v.1'

export const warning: IconShape = 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.1'

export const lock: IconShape =
  'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M8.5 11V8a3.5 3.5 0 0 1 7 0v3'

export const shield: IconShape =
  'M12 3.8 5 6.5V12c0 4 2.9 7 7 8.3 4.1-1.3 7-4.3 7-8.300V6.5zM9 12l2.2 2.200L15.3 10'

export const monitor: IconShape =
  'M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M8.5 19.500h7M12 16v3.500'

export const tablet: IconShape =
  'M5.5 3.5h13a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1M10.5 17.5h3'

export const phone: IconShape =
  'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1M11 17.5h2'

export const pen: IconShape =
  'm14.5 6 3.5 3.5M5 19l.8-4L15.500 5.300a1.400 1.400 0 0 1 2 0l1.200 1.200a1.400 1.400 0 0 1 0 2L9 18.200z'

export const share: IconShape =
  'M12 14.500V4.500M8 8.300l4-3.800 4 3.800M6.500 11.500H5.500a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-1'

export const external: IconShape =
  'M14 4.5h5.5V10M19.5 4.5 11.5 12.5M10 6H5.5a1 1 0 0 0-1 1v11.5a1 1 0 0 0 1 1H17a1 1 0 0 0 1-1V14'

export const menu: IconShape = 'M4 7h16M4 12h16M4 17h16'

export const filter: IconShape = 'M4 6.5h16M7 12h10M10 17.5h4'

export const grid: IconShape = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z'

export const list: IconShape = 'M4.5 6.5h15M4.5 12h15M4.5 17.5h15'

export const expand: IconShape = 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6'

export const megaphone: IconShape = 'M4.5 10v4h3l7.5 4V6L7.5 10zM18 9.5a3.5 3.5 0 0 1 0 5M8.5 14.5 9.5 19H12'

export const alarm: IconShape =
  'M12 20a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 9.5V13l2.2 1.800M3.8 7.2 6.7 4.5M20.2 7.200l-2.9-2.7'

export const logOut: IconShape = 'M10 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h4M10 12h9.5M16 8.5l3.5 3.5-3.5 3.5'

export const doc: IconShape =
  'M7 3.5h7L18.5 8v11.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1M13.5 4v4.5H18M9.5 12.5h5.5M9.5 16h5.5'

export const camera: IconShape =
  'M8.5 6.500 10 4.500h4l1.500 2H19a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.500a1 1 0 0 1 1-1zM12 16a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7'

export const image: IconShape =
  'M5 5h14a.5.500 0 0 1 .5.500v13a.5.500 0 0 1-.5.500H5a.5.500 0 0 1-.5-.500v-13A.5.500 0 0 1 5 5M4.500 16l4.500-4.500 4 4 2.500-2.500 4 4M15.500 9.500a.8.800 0 1 0 0-1.600.8.800 0 0 0 0 1.600'

export const trash: IconShape =
  'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l.8 12a.5.500 0 0 0 .5.500h8.400a.5.500 0 0 0 .5-.500l.8-12M10.500 10.500v5.500M13.500 10.500v5.500'

export const compare: IconShape = 'M4 17 9 9l5 4 6-8M4 7l6 10 4-4 6 5'
