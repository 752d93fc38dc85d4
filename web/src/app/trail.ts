import { useLocation } from 'react-router'
import { trailTo } from './routes.tsx'
import type { Screen } from './screen.ts'

/** The way to the open screen, outermost first. */
export const useTrail = (): readonly Screen[] => trailTo(useLocation().pathname)
