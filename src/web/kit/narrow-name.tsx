/** Names in columns and tiles. */
import './narrow-name.css';
import { parted, widestIn } from './width.ts';

/**
 * A name where there is little room: as small as its widest word asks for, and parted with a hyphen where that would be
 * too small to read. What is around it measures the room (`container-type`).
 */
export const NarrowName = ({ children }: { children: string }) => (
  <span class="nm narrow" style={{ '--ems': widestIn(children) }}>
    {parted(children)}
  </span>
);
