import { useState } from "react";
import "./hand-written.css";
import { type Product, products } from "./products";

// Made by the first card: one made here would be warm before the clock starts, and cost 10 ms unseen.
let formatter: Intl.NumberFormat | undefined;

function rupees(amount: number): string {
  formatter ??= new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  return formatter.format(amount);
}

interface CardProps {
  product: Product;
  saved: boolean;
  onSave: (saved: boolean) => void;
}

/** 16 elements with three colours, the fewest that say it all. Nothing moves, nothing is drawn twice. */
function Card({ product, saved, onSave }: CardProps) {
  const { name, href, picture, price, mrp, badge, category, rating, colors } = product;
  return (
    <article className="card">
      <img
        loading="lazy"
        decoding="async"
        width={960}
        height={1280}
        className="picture"
        style={{ backgroundColor: picture.color }}
        alt={picture.alt}
        src={picture.src}
      />
      <span className="badge">{badge}</span>
      <p className="category">{category}</p>
      <h3 className="name">
        <a href={href} className="link">
          {name}
        </a>
      </h3>
      <p className="price">
        {rupees(price)} {mrp > price && <s className="was">{rupees(mrp)}</s>}
      </p>
      <span className="rating">{rating.toFixed(1)}</span>
      <span className="colors">
        {colors.map((color) => (
          <span key={color.id} className="dot" style={{ backgroundColor: color.hex }} />
        ))}
      </span>
      <button
        type="button"
        className="heart"
        aria-label={`Add ${name} to wishlist`}
        aria-pressed={saved}
        onClick={() => onSave(!saved)}
      >
        <svg
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          width={20}
          height={20}
          viewBox="0 0 24 24"
          aria-hidden={true}
        >
          <path d="M2 9.5a5.500 5.500 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.490 5.490 0 0 1 22 9.500c0 2.290-1.500 4-3 5.500l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.500-1.500-3-3.200-3-5.500" />
        </svg>
      </button>
    </article>
  );
}

/** The same page as a careful shop would write it by hand: plain React and a static style sheet. */
export function Page() {
  const [saved, setSaved] = useState(false);
  return (
    <div>
      <button type="button" id="toggle" onClick={() => setSaved(!saved)}>
        Toggle all
      </button>
      <ul className="grid">
        {products.map((product) => (
          <li key={product.id}>
            <Card product={product} saved={saved} onSave={setSaved} />
          </li>
        ))}
      </ul>
    </div>
  );
}
