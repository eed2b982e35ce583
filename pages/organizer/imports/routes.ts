import { partRoutes } from '../part-routes'

export const routes = partRoutes('imports', {
  texts: ['imports', 'content', 'upload'],
  screens: {
    '/imports': async () => (await import('./imports')).Imports,
    '/imports/new': async () => (await import('./imports')).NewImportScreen,
    '/imports/:id': async () => (await import('./import-screen')).ImportScreen,
  },
})
