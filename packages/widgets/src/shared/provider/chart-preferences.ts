/** The settings of a chart that are stored on the device. */
export type ChartSetting = 'interval' | 'style' | 'scale' | 'pinned' | 'indicators' | 'fills'

/**
 * The member's chart settings as they are stored. Only the chart knows which values are valid, so it checks
 * them and uses its default in place of a missing or invalid one.
 */
export type ChartPreferences = Partial<Record<ChartSetting, unknown>>
