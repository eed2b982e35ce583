/** Made by `scripts/work-styles-plugin.ts`. */
declare module 'virtual:work-styles.css'
