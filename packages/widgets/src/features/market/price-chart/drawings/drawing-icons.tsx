import type { DrawingTool } from './drawing.ts'

/** Line icons of the drawing tools on a 24 px grid. They are loaded with the tools, not with every widget. */
const shapes: Record<DrawingTool | 'select' | 'magnet' | 'move', string> = {
  select: 'm6 4.5 12 7.500-5.500 1.200-2.500 5.300z',
  trend:
    'M7 17 17 7M7 17m-1.800 0a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0M17 7m-1.800 0a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0',
  ray: 'M6.500 17.500 18.500 5.500M13.500 5.500h5v5M6.500 17.500m-1.800 0a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0',
  horizontal:
    'M3.500 12h6.700M13.800 12h6.700M12 12m-1.800 0a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0',
  rectangle: 'M4.500 7h15v10h-15z',
  fibonacci: 'M4 5.500h16M4 10h16M4 14h16M4 18.500h16M17 5.500 7 18.500',
  text: 'M6 7.500v-2h12v2M12 5.500v13M9.500 18.500h5',
  measure:
    'm4 15.500 11.500-11.500 4.500 4.500L8.500 20zM8 11.500l1.800 1.800M11 8.500l1.800 1.800M14 5.500l1.800 1.800',
  move: 'M12 4v16M4 12h16M9.500 6.500 12 4l2.500 2.500M9.500 17.500 12 20l2.500-2.500M6.500 9.500 4 12l2.500 2.500M17.500 9.500 20 12l-2.500 2.500',
  magnet: 'M6 4.500v7.500a6 6 0 0 0 12 0V4.500h-4V12a2 2 0 0 1-4 0V4.500zM6 8h4M14 8h4',
}

export function DrawingIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      className="bl-icon"
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shapes[name]} />
    </svg>
  )
}
