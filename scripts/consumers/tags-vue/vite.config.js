import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag.startsWith('bourselet-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
