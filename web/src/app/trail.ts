import { useLocation } from 'react-router'
import { type Screen, trailTo } from './routes.tsx'

/** The way to the open screen, outermost first. */
export const useTrail = (): readonly Screen[] => trailTo(useLocation().pathname)
