// Re-exports one widget. Importing the entry of the feature dynamically would load all widgets of the help center.
export { HelpSearch } from '@bourselet/widgets/help'
