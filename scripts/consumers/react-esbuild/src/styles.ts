import '@bourselet/widgets/styles/base.css'
import '@bourselet/widgets/styles/market.css'
