export default { output: 'export', distDir: 'dist', turbopack: { root: import.meta.dirname } }
