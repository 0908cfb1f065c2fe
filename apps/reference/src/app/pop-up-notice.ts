// The site loads this module instead of the entry of the feature, which would load all widgets of announcements.
export { PopUpNotice } from '@bourselet/widgets/notices'
