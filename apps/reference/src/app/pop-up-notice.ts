// Re-exports one widget. Importing the entry of the feature dynamically would load all widgets of announcements.
export { PopUpNotice } from '@bourselet/widgets/notices'
