import type { Door } from './door.ts'

/** For whoever waits until the server answers. */
export const healthRoutes = ({ app }: Door): void => {
  app.get('/api/health', async () => ({ status: 'ok' }))
}
