/** The settings of a chart that are stored on the device. */
export type ChartSetting = 'interval' | 'style' | 'scale' | 'pinned' | 'indicators' | 'fills'

/**
 * The member's chart settings as they are stored. The chart checks them, because its code defines the valid values. In
 * place of a missing or invalid value, the chart uses its default.
 */
export type ChartPreferences = Partial<Record<ChartSetting, unknown>>
