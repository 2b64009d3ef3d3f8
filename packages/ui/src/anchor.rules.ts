// Where a popup stands beside its anchor: on the side that was asked for, on the other one when there is no room,
// and never over the edge of the window. All figures in CSS pixels.
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface AnchorWish {
  readonly side: "top" | "bottom";
  readonly align: "start" | "center";
}

export interface AnchoredPlace {
  readonly topPx: number;
  readonly leftPx: number;
  /** What is free on the chosen side; a longer popup has to scroll. */
  readonly roomPx: number;
}

const GAP_PX = 8;
const EDGE_PX = 8;

type Size = Pick<Extent, "width" | "height">;

export function placeBeside(anchor: Extent, popup: Size, view: Size, wish: AnchorWish): AnchoredPlace {
  const anchorBottom = anchor.top + anchor.height;
  const roomPx = {
    top: anchor.top - GAP_PX - EDGE_PX,
    bottom: view.height - anchorBottom - GAP_PX - EDGE_PX,
  };
  const opposite = wish.side === "top" ? "bottom" : "top";
  const fits = popup.height <= roomPx[wish.side] || roomPx[wish.side] >= roomPx[opposite];
  const side = fits ? wish.side : opposite;
  const shownPx = Math.min(popup.height, roomPx[side]);
  const wishedLeft = wish.align === "start" ? anchor.left : anchor.left + (anchor.width - popup.width) / 2;
  const lastLeft = view.width - popup.width - EDGE_PX;
  return {
    topPx: side === "bottom" ? anchorBottom + GAP_PX : anchor.top - GAP_PX - shownPx,
    leftPx: Math.max(Math.min(wishedLeft, lastLeft), EDGE_PX),
    roomPx: roomPx[side],
  };
}
