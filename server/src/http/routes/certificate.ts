import { certificateSchema } from '@topcut/protocol'
import type { Tls } from '../../tls/tls.ts'
import type { Door } from './door.ts'

/** For the poster. No secret: whoever connects is shown the same certificate. */
export const certificateRoutes = ({ app }: Door, tls: Tls | undefined): void => {
  app.get(
    '/api/certificate',
    {
      schema: { response: { 200: certificateSchema } },
      config: {
        who: 'everybody',
        about:
          'The SHA-256 fingerprint of the certificate where people have to compare it: this machine has made it itself.',
      },
    },
    async () => ({ fingerprint: tls?.fingerprint() ?? null }),
  )
}
