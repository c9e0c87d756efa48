/** Somebody of the evening: as they sit here now, or only the mask of whoever has gone home. */
import { Face, type FaceOf, Mask } from '../kit/index.ts';

export interface GuestProps {
  readonly name: string;
  readonly mask: number;
  readonly faces: readonly FaceOf[];
  /** A CSS length. */
  readonly size: string;
}

export function Guest({ name, mask, faces, size }: GuestProps) {
  const face = faces.find((one) => one.name === name);
  if (face) return <Face seat={face} size={size} />;
  return (
    <span class="face" aria-hidden="true" style={{ '--face': size }}>
      <Mask id={mask} />
    </span>
  );
}
