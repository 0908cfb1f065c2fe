// The home page loads this module instead of the entry of the feature, which would load all widgets of the help center.
export { HelpSearch } from '@bourselet/widgets/help'
